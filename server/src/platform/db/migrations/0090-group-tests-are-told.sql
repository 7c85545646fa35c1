-- When members who have not done a test of their group are reminded of its due day; null: never, or they have been.
alter table group_tests add column remind_at timestamptz;
create index group_tests_to_remind on group_tests (remind_at) where remind_at is not null;
