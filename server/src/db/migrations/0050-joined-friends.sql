-- A friend counts for the badge when they join with the code, no longer when they have settled in (docs/decisions/054). Whoever has more
-- than enough already unlocks it with the next friend who joins.
with joined as (
  select referred_by as account_id, count(*)::int as friends from accounts where referred_by is not null group by referred_by
)
insert into badges as b (account_id, type, progress)
  select account_id, 'sharing_caring', friends from joined
  on conflict (account_id, type) do update set progress = greatest(b.progress, excluded.progress) where b.unlocked_at is null;
