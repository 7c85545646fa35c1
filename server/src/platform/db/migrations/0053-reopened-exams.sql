-- The version that the play of an attempt had when its examiner reopened it last: a hand-in that was meant for before ends nothing.
alter table exam_attempts add column reopened_version int;
