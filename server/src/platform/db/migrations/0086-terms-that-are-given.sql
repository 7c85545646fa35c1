-- The list of an exam gives a person some terms and leaves the others to the person's groups: null is not given (docs/decisions/072).
alter table examinees alter column extra_percent drop not null;
alter table examinees alter column hides_timer drop not null;
alter table examinees alter column has_larger_text drop not null;

-- Everybody on the list of an exam: by name, or as a member of a group. What the row by name gives wins; groups give the rest.
-- instead: a view with the same columns, in which a row by name without a value has that of the groups; before, no such row existed.
create or replace view exam_seats as
  select s.exam_id, s.account_id, coalesce(s.extra_percent, g.extra_percent, 0) as extra_percent,
    coalesce(s.hides_timer, g.hides_timer, false) as hides_timer,
    coalesce(s.has_larger_text, g.has_larger_text, false) as has_larger_text,
    coalesce(s.own_id, g.own_id) as own_id, s.listed_email, null::int as group_id
  from examinees s cross join lateral (
    select max(m.extra_percent) as extra_percent, bool_or(m.hides_timer) as hides_timer, bool_or(m.has_larger_text) as has_larger_text,
      min(m.own_id) as own_id
    from exam_groups x join group_members m on m.group_id = x.group_id and m.account_id = s.account_id
    where x.exam_id = s.exam_id) g
  union all
  select x.exam_id, m.account_id, max(m.extra_percent), bool_or(m.hides_timer), bool_or(m.has_larger_text), min(m.own_id),
    min(m.listed_email), min(m.group_id)
  from exam_groups x join group_members m on m.group_id = x.group_id
  where not exists (select from examinees s where s.exam_id = x.exam_id and s.account_id = m.account_id)
  group by x.exam_id, m.account_id;

-- Whether the members see a leaderboard of the group.
alter table groups add column has_board boolean not null default false;
