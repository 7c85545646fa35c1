-- The library of the pictures and sounds that staff uploaded, and where each is used (docs/decisions/077).

alter table uploads
  add column version int not null default 0,
  -- Uploaded for an exam: other examiners and editors do not find it. Servers of the release before do not say, so nobody else finds theirs.
  add column for_exams boolean not null default true,
  -- Staff wants to keep it, also while nothing uses it.
  add column kept boolean not null default false,
  -- When it is deleted if nothing uses it then. Null: something used it at the last sweep, it is kept, or the sweep has not seen it yet.
  add column delete_at timestamptz,
  add column width int,
  add column height int,
  add column title text check (length(title) <= 200),
  -- For people who do not see or hear it.
  add column alt_text text check (length(alt_text) <= 2000),
  add column source text check (length(source) <= 500),
  add column licence text check (length(licence) <= 200),
  add column kind text not null generated always as (case when name ~ '\.(mp3|ogg|wav|m4a|weba)$' then 'sound' else 'picture' end) stored;

-- The audit knows which of the older ones editors uploaded.
update uploads u set for_exams = false
  where not exists (select from audit_entries a where a.subject = 'media:' || u.name and a.action = 'upload_exam_media')
    or exists (select from audit_entries a where a.subject = 'media:' || u.name and a.action = 'upload_media');

create trigger uploads_version before update on uploads for each row
  when ((old.title, old.alt_text, old.source, old.licence, old.kept) is distinct from (new.title, new.alt_text, new.source, new.licence, new.kept))
  execute function count_version();

create index uploads_newest on uploads (uploaded_at desc, name desc);
create index uploads_newest_of_kind on uploads (kind, uploaded_at desc, name desc);
create index uploads_of_account on uploads (account_id, uploaded_at desc, name desc);
create index uploads_to_delete on uploads (delete_at) where delete_at is not null;

create function words_of_upload(title text, alt_text text, source text, licence text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, coalesce(title, '') || ' ' || coalesce(alt_text, '') || ' ' || coalesce(source, '') || ' '
    || coalesce(licence, ''))
$$;
create index uploads_words on uploads using gin (words_of_upload(title, alt_text, source, licence));

-- The names of uploads in a text: HTML may link to one.
create function uploads_in(written text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}')
  from regexp_matches(written, '(upload-(?:exam-)?[0-9a-f]{32}\.[a-z0-9]{1,5})', 'g') found
$$;

-- Where uploads are used: platform/media/places-store.ts.
create index questions_match_pictures on questions using gin (matches jsonb_path_ops) where matches @? '$[*].image ? (@ != null)';
create index contests_image on contests (image) where image is not null;
create index announcements_image on announcements (image) where image is not null;
create index passages_linking on passages using gin (uploads_in(html)) where html like '%upload-%';
create index passages_content on passages (content_url) where content_url like '/media/%';
create index announcements_linking on announcements (link) where link like '/media/%';
create index exams_linking on exams using gin (uploads_in(rules)) where rules like '%upload-%';
-- Rows of an import that waits, and what an import changed: undoing it brings the picture back.
create index import_rows_uploads on import_rows using gin (uploads_in(question::text)) where question::text like '%upload-%';
create index import_changes_image on import_changes ((before ->> 'image')) where before ->> 'image' is not null;
create index import_changes_audio on import_changes ((before ->> 'audio')) where before ->> 'audio' is not null;
