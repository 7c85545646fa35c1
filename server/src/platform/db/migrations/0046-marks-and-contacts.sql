-- Marks come with the release of an exam, unless its examiner tells them at hand-in: then several accounts can find answers out by them.
alter table exams add column marks_at_hand_in boolean not null default false;

-- An exam counts in statistics once its marks are told, from its attempts: the sums of a day told them before.
delete from play_days where mode = 'exam';

-- The contacts that an account has ever proved, as keyed hashes (identity/secret.ts); they go with the account.
create table account_contacts (
  account_id int not null references accounts (id),
  hash bytea not null,
  primary key (account_id, hash)
);

-- Who has entered a contest or started a sitting of an exam, by contact: deleting the account gives nobody a second go. No row says whose
-- contact it is. `until`: when nobody can enter any more; then the rows go.
create table entered_contacts (
  entered text not null,
  hash bytea not null,
  until timestamptz not null,
  primary key (entered, hash)
);
create index entered_contacts_until on entered_contacts (until);

-- Whoever deletes their account may have entered before their contacts were kept, or have proved another one since. Before the entries go
-- (contest_entries_forgotten): triggers fire by name.
create function forget_account_contacts() returns trigger language plpgsql as $$
begin
  insert into entered_contacts (entered, hash, until)
    select e.entered, c.hash, e.until
    from account_contacts c cross join (
      select 'contest:' || n.contest_id as entered, k.ends_at as until
        from contest_entries n join contests k on k.id = n.contest_id where n.account_id = new.id
      union all select 'exam:' || t.exam_id || ':' || t.sitting, case when x.is_daily then least(x.ends_at, t.sitting + interval '3 days') else x.ends_at end
        from exam_attempts t join exams x on x.id = t.exam_id where t.account_id = new.id
    ) e
    where c.account_id = new.id and e.until > now()
    order by 1, 2
    on conflict do nothing;
  delete from account_contacts where account_id = new.id;
  return null;
end $$;
create trigger account_contacts_forgotten after update on accounts for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function forget_account_contacts();
