-- The number of accounts that have an announcement is called `notified`. Servers of the release before read and write `told`: a trigger
-- gives both the same value.
alter table announcements add column notified int not null default 0;
update announcements set notified = told;

create function equal_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.notified := greatest(new.notified, new.told);
  elsif new.notified = old.notified then
    new.notified := new.told;
  end if;
  new.told := new.notified;
  return new;
end $$;

create trigger announcements_told before insert or update on announcements for each row execute function equal_told();

-- Texts of the guest trial have new keys. What operators stored under the old keys stays for servers of the release before.
insert into interface_texts (language, key, text, changed_at)
  select language, replace(replace(key, 'refusal.taste_over', 'refusal.trial_over'), 'taste.', 'trial.'), text, changed_at
  from interface_texts where key = 'refusal.taste_over' or starts_with(key, 'taste.')
  on conflict (language, key) do nothing;
