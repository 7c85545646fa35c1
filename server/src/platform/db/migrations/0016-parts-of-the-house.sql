-- Every payment changes the balance of an account of the house, and who changes a row waits for whoever changed it before until that
-- transaction ends. Each account lies in 16 parts now, one for every sixteenth player: the part without a number is part 0. What the
-- house has is the sum of its parts; the rules of the ledger hold for each of them.
insert into ledger_accounts (name, kind)
select house.name || ':' || part, 'house' from ledger_accounts house, generate_series(1, 15) part where house.kind = 'house';
