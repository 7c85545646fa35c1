-- Friendships are asked for (docs/decisions/060). A row is the question of one player to another; it is pending until it is answered.
create table friend_requests (
  from_id int not null references accounts (id),
  to_id int not null references accounts (id),
  asked_at timestamptz not null,
  answered_at timestamptz,
  accepted boolean,
  primary key (from_id, to_id),
  check (from_id <> to_id),
  check ((answered_at is null) = (accepted is null))
);
create index friend_requests_pending on friend_requests (to_id, asked_at desc) where answered_at is null;
create index friend_requests_of_day on friend_requests (from_id, asked_at);
