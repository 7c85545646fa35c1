-- Players share a week, too: its subject is the Monday.
alter table shares drop constraint shares_kind_check;
alter table shares add constraint shares_kind_check check (kind in ('result', 'streak', 'badge', 'week'));
