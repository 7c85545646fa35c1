-- The examiner's own id of an examinee, for example a matriculation number; the examiner's lists and results show it.
alter table examinees add column own_id text check (length(own_id) between 1 and 60);
create unique index examinees_by_own_id on examinees (exam_id, own_id) where own_id is not null;
