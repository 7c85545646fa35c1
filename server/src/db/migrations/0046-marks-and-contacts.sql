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
