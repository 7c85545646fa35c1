-- What is asked, whatever the language. Questions of one fact tell each other's answers, so that a player is asked one of them at a
-- time; texts of one fact are one text, and rewarded once. Null where nothing else asks the same.
alter table questions add column fact text;
create index questions_fact on questions (fact) where fact is not null;
alter table passages add column fact text;

create index notices_by_time on notices (account_id, created_at desc, id desc);
