// clang: same
first
<<<<<<< ours
//@ 1..2 error err_conflict_marker: version control conflict marker in file
kept
=======
dropped
>>>>>>> theirs
last
a = b
== c
<<<<<<< not closed
