-- Every constant is a setting; its default stands in settings/defaults.ts and only changed values are rows.

create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table pages (
  type text not null,
  language text not null,
  html text not null,
  primary key (type, language)
);
