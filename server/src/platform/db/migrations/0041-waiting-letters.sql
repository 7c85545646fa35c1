-- Letters that the mail server has not taken. They are tried again until what they lead to is over, and hold links that open accounts and
-- the addresses they go to, so they are sealed with the identity secret.
create table waiting_letters (
  id bigint generated always as identity primary key,
  sealed text not null,
  tries int not null default 1,
  due_at timestamptz not null,
  expires_at timestamptz not null
);
create index waiting_letters_due on waiting_letters (due_at);
create index waiting_letters_expires on waiting_letters (expires_at);
