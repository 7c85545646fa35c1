-- Requests for payouts, corrections of balances by staff, and what the checks of the ledger found.

create table payouts (
  id int generated always as identity primary key,
  account_id int not null references accounts (id),
  payment_type text not null check (payment_type in ('paypal', 'mobile', 'upi')),
  -- Blank once its account is deleted and nothing is to be paid any more.
  address text not null,
  -- Keyed hash of the address, the same for all its spellings: an address is one player's, also after its account is gone.
  address_hash bytea not null,
  coins bigint not null check (coins > 0),
  -- In the smallest unit of the currency, of which `digits` stand after the point: 500 and 2 are 5.00.
  amount bigint not null check (amount > 0),
  digits int not null check (digits between 0 and 4),
  currency text not null,
  details text,
  state text not null default 'pending' check (state in ('pending', 'approved', 'paid', 'rejected', 'deleted')),
  -- Why it was rejected.
  reason text,
  -- Where the payment is found at whoever made it.
  reference text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by int references accounts (id),
  paid_at timestamptz,
  paid_by int references accounts (id),
  check (state <> 'rejected' or reason is not null),
  check ((state = 'paid') = (reference is not null))
);
-- A player waits for one at a time.
create unique index payouts_one_open on payouts (account_id) where state in ('pending', 'approved');
create index payouts_of_account on payouts (account_id, id desc);
create index payouts_of_address on payouts (address_hash);
create index payouts_by_state on payouts (state, id);
create index payouts_by_state_and_coins on payouts (state, coins, id);
create index payouts_by_coins on payouts (coins, id);
create index payouts_address on payouts (lower(address) collate "C");

-- Whatever the code does: a request goes its way once, and what it is for never changes.
create function guard_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'payouts are kept' using errcode = 'restrict_violation'; end if;
  if (new.account_id, new.payment_type, new.address_hash, new.coins, new.amount, new.digits, new.currency, new.asked_at)
    is distinct from (old.account_id, old.payment_type, old.address_hash, old.coins, old.amount, old.digits, old.currency, old.asked_at)
  then raise exception 'what a payout is for never changes' using errcode = 'restrict_violation'; end if;
  if new.state <> old.state and (old.state, new.state) not in (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'deleted'),
    ('approved', 'paid'), ('approved', 'rejected'))
  then raise exception 'a payout goes from % to % never', old.state, new.state using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger payouts_guard before update or delete on payouts for each row execute function guard_payout();

create table adjustments (
  id int generated always as identity primary key,
  account_id int not null references accounts (id),
  -- More than 0 is given, less is taken.
  coins bigint not null check (coins <> 0),
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  asked_by int not null references accounts (id),
  asked_at timestamptz not null,
  -- Null for what one person may do alone.
  decided_by int references accounts (id),
  decided_at timestamptz,
  check (state <> 'waiting' or decided_at is null),
  check (decided_by is null or state = 'refused' or decided_by <> asked_by)
);
create index adjustments_by_state on adjustments (state, id);
create index adjustments_of_account on adjustments (account_id, id desc);

create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  is_sound boolean not null,
  problems jsonb not null,
  took_ms int not null
);
create index ledger_checks_at on ledger_checks (at);

-- Staff looks for players by name, address, and time, also among hundreds of thousands.
create index accounts_name_search on accounts (lower(name) collate "C", id);
create index accounts_email_search on accounts (lower(email) collate "C") where email is not null;
create index accounts_mobile_search on accounts (mobile collate "C") where mobile is not null;
create index accounts_registered on accounts (registered_at, id);
create index accounts_status on accounts (status, id) where status <> 'active';
