-- A key moves its coins once, whoever writes. The balances change before the row is stored, so that `on conflict do nothing`, which
-- then drops the row, would leave them changed: a key that was used is refused first, and nobody else uses it meanwhile.
create or replace function apply_transfer() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key, 0));
  if exists (select 1 from transfers where idempotency_key = new.idempotency_key) then
    raise exception 'the key % has moved its coins: refused', new.idempotency_key using errcode = 'unique_violation';
  end if;
  -- Both accounts in id order, so that opposite transfers cannot deadlock.
  perform 1 from ledger_accounts where id in (new.from_id, new.to_id) order by id for update;
  update ledger_accounts set balance = balance - new.amount where id = new.from_id returning balance into new.from_balance_after;
  update ledger_accounts set balance = balance + new.amount where id = new.to_id returning balance into new.to_balance_after;
  return new;
end $$;
