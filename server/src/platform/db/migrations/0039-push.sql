-- Push messages (docs/decisions/041): what reaches a device while no page is open there.

-- Where the browser of a session is reached. It goes with the session: whoever has logged out hears nothing any more.
create table push_subscriptions (
  session bytea primary key references sessions (token_hash) on delete cascade,
  account_id int not null references accounts (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);
create index sessions_with_fcm on sessions (account_id) where fcm_id is not null;

-- What a player wants to be told; without a row everything. Whether a device is told anything at all, the device decides.
create table push_choices (
  account_id int primary key references accounts (id),
  notices boolean not null,
  daily_quiz boolean not null,
  invitations boolean not null
);

-- What is to be sent to which device: at most once each. It refers to no session, because whoever notifies must not wait for one that ends.
create table push_messages (
  session bytea not null,
  channel text not null check (channel in ('web', 'fcm')),
  kind text not null check (kind in ('notice', 'daily_quiz', 'invitation')),
  -- The notice, the day, or the battle.
  subject text not null,
  account_id int not null,
  -- Later it is not worth sending.
  expires_at timestamptz not null,
  tries smallint not null default 0,
  -- Null: it was sent, or given up, or a process has it in hand.
  next_try_at timestamptz,
  primary key (session, channel, kind, subject)
);
create index push_messages_due on push_messages (next_try_at) where next_try_at is not null;
create index push_messages_expired on push_messages (expires_at);
create index push_messages_account on push_messages (account_id);

-- The devices of a player.
create function push_devices(who int) returns table (session bytea, channel text) language sql stable as $$
  select p.session, 'web' from push_subscriptions p where p.account_id = who
  union all
  select s.token_hash, 'fcm' from sessions s where s.account_id = who and s.fcm_id is not null
$$;

create function queue_notice_pushes() returns trigger language plpgsql as $$
begin
  insert into push_messages (session, channel, kind, subject, account_id, expires_at, next_try_at)
    select d.session, d.channel, 'notice', n.id::text, n.account_id, n.created_at + interval '1 day', n.created_at
    from inserted n cross join lateral push_devices(n.account_id) d left join push_choices c on c.account_id = n.account_id
    where coalesce(c.notices, true)
    on conflict do nothing;
  return null;
end $$;
create trigger notices_pushed after insert on notices referencing new table as inserted
  for each statement execute function queue_notice_pushes();

create function queue_invitation_pushes() returns trigger language plpgsql as $$
begin
  insert into push_messages (session, channel, kind, subject, account_id, expires_at, next_try_at)
    select d.session, d.channel, 'invitation', new.battle_id::text, new.account_id, new.created_at + interval '10 minutes', new.created_at
    from push_devices(new.account_id) d left join push_choices c on c.account_id = new.account_id
    where coalesce(c.invitations, true)
    on conflict do nothing;
  return null;
end $$;
create trigger invitations_pushed after insert on invitations for each row execute function queue_invitation_pushes();

-- The last copy of their own data that a player asked for: the address works once. There is one at a time, so that nobody keeps the
-- database busy with copies.
create table takeout_tickets (
  account_id int primary key references accounts (id),
  secret_hash bytea not null unique,
  session bytea not null,
  asked_at timestamptz not null,
  taken_at timestamptz
);

-- What players show to others, each under an address that nobody can guess. It ends with the account.
create table shares (
  token text primary key,
  account_id int not null references accounts (id),
  kind text not null check (kind in ('result', 'streak', 'badge')),
  -- The round, or the badge; a streak has none.
  subject text not null,
  web_language text,
  created_at timestamptz not null,
  unique (account_id, kind, subject)
);

-- With an account go its choices and what was waiting for it; its subscriptions go with its sessions.
create function forget_pushes() returns trigger language plpgsql as $$
begin
  delete from push_choices where account_id = new.id;
  delete from push_messages where account_id = new.id;
  delete from takeout_tickets where account_id = new.id;
  delete from shares where account_id = new.id;
  return null;
end $$;
create trigger pushes_forgotten after update on accounts for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function forget_pushes();
