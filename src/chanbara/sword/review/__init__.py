"""Its part of the review: all cards open, what each seat could believe, and the value of each play."""
