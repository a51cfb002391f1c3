"""The workshop: designers' cards as data, checked, shown, played and measured."""
