-- The embedded identity provider's own tables, as better-auth 1.7 wants them, and what was sent to whom.

create table identity_users (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  "phoneNumber" text unique,
  "phoneNumberVerified" boolean
);

create index identity_users_unconfirmed on identity_users ("createdAt") where not "emailVerified";

create table identity_sessions (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references identity_users ("id") on delete cascade
);
create index identity_sessions_user on identity_sessions ("userId");
create index identity_sessions_expires on identity_sessions ("expiresAt");

create table identity_accounts (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references identity_users ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index identity_accounts_user on identity_accounts ("userId");
create index identity_accounts_provider on identity_accounts ("providerId", "accountId");

create table identity_verifications (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index identity_verifications_identifier on identity_verifications ("identifier");
create index identity_verifications_expires on identity_verifications ("expiresAt");

create table identity_keys (
  "id" text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text,
  "crv" text
);

-- How often an address or number was written to, whichever process did it; its keyed hash, for nobody needs to read it here.
create table identity_sendings (
  address bytea not null,
  sent_at timestamptz not null
);
create index identity_sendings_address on identity_sendings (address, sent_at);
create index identity_sendings_sent on identity_sendings (sent_at);
