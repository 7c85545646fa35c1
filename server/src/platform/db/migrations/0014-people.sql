-- Several people may begin with one address: who comes last has it until somebody confirms, and the others keep it here, so that the
-- links they were sent stay good.
alter table identity_users add column set_aside_email text;
create index identity_users_set_aside on identity_users (set_aside_email) where set_aside_email is not null;

-- Who asked for a message, as a keyed hash of the network: everybody has a share of what one address or number takes.
alter table identity_sendings add column network bytea;

-- Codes that were sent, as keyed hashes: each counts only in the browser that asked for it, so that nobody else can use up its tries.
create table identity_codes (
  number bytea not null,
  browser bytea not null,
  code bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (number, browser)
);
create index identity_codes_expires on identity_codes (expires_at);

-- Where push messages reach a device, for as long as it is signed in.
alter table sessions add column fcm_id text;
create unique index sessions_fcm_id on sessions (fcm_id) where fcm_id is not null;

-- A contact is taken by whoever has proved it. One that was merely typed is no claim, and tells nobody anything.
drop index accounts_email;
drop index accounts_mobile;
create unique index accounts_email on accounts (lower(email)) where status <> 'deleted' and sign_in_type <> 'mobile';
create unique index accounts_mobile on accounts (mobile) where status <> 'deleted' and sign_in_type = 'mobile';

-- When an invited friend had played enough to count: once.
alter table accounts add column qualified_at timestamptz;
update accounts a set qualified_at = t.created_at from transfers t where t.idempotency_key = 'referral:friend:' || a.id;

-- An invited friend counts for the badge once they have settled in, no longer when they join.
update badges b set progress = (select count(*)::int from accounts a where a.referred_by = b.account_id and a.qualified_at is not null)
  where b.type = 'sharing_caring' and b.unlocked_at is null;

create index board_entries_account on board_entries (account_id);
-- Who is gone stands on no board any more.
with gone as (
  delete from board_entries e using accounts a where a.id = e.account_id and a.status = 'deleted'
  returning e.board, e.period, e.sort_key
), changes as (
  select g.board, g.period, b.low_key, count(*)::int as entries
  from gone g cross join lateral (
    select low_key from board_blocks b where b.board = g.board and b.period = g.period and b.low_key <= g.sort_key
    order by low_key desc limit 1
  ) b
  group by 1, 2, 3
)
update board_blocks b set entries = b.entries - c.entries from changes c
  where b.board = c.board and b.period = c.period and b.low_key = c.low_key;
