-- Who ends an exam tells the room of the play, as whatever else moves its clock does (plays/rooms.ts). Servers of the release before
-- listen to the room of the exam.
create or replace function end_exam_attempt() returns trigger language plpgsql as $$
declare
  attempt exam_attempts;
  event_id bigint;
begin
  update exam_attempts a set ended_by = case
      when a.away_since is not null and new.finished_at >= new.closes_at and new.closes_at <= new.deadline_at then 'absence'
      when new.finished_at >= new.deadline_at then 'time'
      else 'handed_in' end
    where a.play_id = new.id
    returning a.* into attempt;
  if not found then return null; end if;
  insert into exam_events (exam_id, play_id, account_id, event, detail, at)
    values (attempt.exam_id, new.id, case when attempt.ended_by = 'handed_in' then attempt.account_id end, 'ended', attempt.ended_by, new.finished_at)
    returning id into event_id;
  perform pg_notify('live', 'examboard:' || attempt.exam_id || ':' || event_id), pg_notify('live', 'exam:' || new.id || ':' || event_id),
    pg_notify('live', 'play:' || new.id || ':' || new.version);
  return null;
end $$;
