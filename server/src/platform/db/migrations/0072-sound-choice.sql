-- Whether the player wants sounds; null: not asked yet. The game asks once per account, not once per device.
alter table accounts add column sound boolean;
