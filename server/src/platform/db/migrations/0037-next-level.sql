-- A result names the level to go on with: the one after a level that was won, or that the play has opened.
update plays
set result = result
  || jsonb_build_object('next_level', case when (result ->> 'won')::boolean then rules -> 'nextLevel' else result -> 'level_unlocked' end)
where result is not null;
