"""The flat core on a GPU: its functions translated to C++, for one set and one number of players."""
