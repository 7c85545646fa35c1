-- A friend counts for the badge when they join with the code, no longer when they have settled in (docs/decisions/054). Whoever has more
-- than enough already unlocks it with the next friend who joins.
with joined as (
  select referred_by as account_id, count(*)::int as friends from accounts where referred_by is not null group by referred_by
)
insert into badges as b (account_id, type, progress)
  select account_id, 'sharing_caring', friends from joined
  on conflict (account_id, type) do update set progress = greatest(b.progress, excluded.progress) where b.unlocked_at is null;

-- One language of the interface has one name.
update accounts set web_language = names.code
  from (values ('english', 'en'), ('arabic', 'ar'), ('spanish', 'es')) as names (name, code) where lower(web_language) = names.name;

-- Who waits for the other player of a match that the two have named themselves, and then the room it has led to.
create table battle_matches (
  account_id int primary key references accounts (id),
  -- A hash of the name, and the category.
  key text not null,
  language_id int not null references languages (id),
  category_id int references categories (id),
  expires_at timestamptz not null,
  room_id text
);
create unique index battle_matches_waiting on battle_matches (key) where room_id is null;
