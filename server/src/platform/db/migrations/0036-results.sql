-- A result tells how fast it was, and the best before it. Of older results nobody worked it out.
update plays set result = result || '{"average_ms": null, "fastest_ms": null, "best_before": null}'::jsonb where result is not null;

-- The player's best of a target: one look at the end of this index. Levels have it in level_progress.
create index plays_best on plays (account_id, target, ((result ->> 'percentage')::double precision))
  where state = 'finished' and taken_at is not null and level is null;
