-- Sessions that ended because their account was deactivated: the page that comes with such a token is told why. By hash, as in sessions.
create table deactivated_sessions (
  token_hash bytea primary key,
  account_id int not null references accounts,
  ended_at timestamptz not null default now()
);
create index deactivated_sessions_account on deactivated_sessions (account_id);
create index deactivated_sessions_ended_at on deactivated_sessions (ended_at);
