-- A part of a file is read without the rest of it only where the bytes are not compressed: pictures and sounds are already.
alter table media alter column bytes set storage external;
-- What is there already is stored anew.
update media set bytes = bytes || ''::bytea;

-- What a development installation makes up once, and all its processes have to know.
create table kept_secrets (
  name text primary key,
  value text not null
);
