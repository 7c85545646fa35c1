-- The files of pages, of this release and of those before it: a page that is open while a release takes over may ask for one only then.
-- Their names hold a hash of what is in them.
create table page_files (
  -- As pages ask for it: /assets/formula-html-B3x9.js.
  path text primary key,
  bytes bytea not null,
  is_brotli boolean not null,
  -- When a running server last had it among its own.
  had_at timestamptz not null
);
