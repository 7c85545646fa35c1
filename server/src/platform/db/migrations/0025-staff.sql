-- Staff: an account may have several roles, a session says when its person proved who they are, and whatever staff writes is on record.

alter table accounts add column roles text[] not null default '{}'
  check (roles <@ array['editor', 'examiner', 'treasurer', 'administrator']);
update accounts set roles = array[role] where role <> 'player';

create or replace function tell_accounts() returns trigger language plpgsql as $$
declare
  ids int[] := array(
    select o.id from old_rows o join new_rows n on n.id = o.id
    where (o.status, o.roles, o.timezone, o.language_id, o.web_language)
      is distinct from (n.status, n.roles, n.timezone, n.language_id, n.web_language)
    limit 101);
begin
  if cardinality(ids) > 0 then perform tell_change('sign_ins', ids); end if;
  return null;
end $$;
alter table accounts drop column role;
create index accounts_staff on accounts (id) where roles <> '{}';

-- When its person last proved to the identity provider who they are, and whether with a second factor.
alter table sessions add column proved_at timestamptz not null default now(), add column has_second_factor boolean not null default false;
update sessions set proved_at = created_at;

-- The provider's second factor, as better-auth 1.7 wants it, and which of its sessions were opened with one.
alter table identity_users add column "twoFactorEnabled" boolean;
alter table identity_sessions add column "isSecondFactor" boolean not null default false;
create table identity_two_factors (
  "id" text primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references identity_users ("id") on delete cascade,
  "verified" boolean,
  "failedVerificationCount" int,
  "lockedUntil" timestamptz
);
create unique index identity_two_factors_user on identity_two_factors ("userId");

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: a command of the operator.
  account_id int references accounts (id),
  action text not null,
  -- What it was done to, such as question:12.
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_entries_account on audit_entries (account_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
create index audit_entries_subject on audit_entries (subject, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_audit_change();
create trigger audit_entries_no_truncate before truncate on audit_entries for each statement execute function refuse_audit_change();
