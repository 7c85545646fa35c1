-- Codes of authenticator apps that have been shown, while they would still be right: each is good for one proof (RFC 6238, 5.2).
create table identity_used_codes (
  "userId" text not null references identity_users ("id") on delete cascade,
  code text not null,
  used_at timestamptz not null,
  primary key ("userId", code)
);
create index identity_used_codes_age on identity_used_codes (used_at);
