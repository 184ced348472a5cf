// args: -T lib_6_6
// clang: same
int nothing() {
}
//@ 1..2 warning warn_noreturn_nonvoid: non-void function does not return a value [-Wreturn-type]
int sometimes(bool b) {
  if (b)
    return 1;
}
//@ 1..2 warning warn_falloff_nonvoid: non-void function does not return a value in all control paths [-Wreturn-type]
int branches(bool b) {
  if (b)
    return 1;
  else
    return 2;
}
int endless() {
  while (true) {
  }
}
int leaves(bool b) {
  for (;;) {
    if (b)
      break;
  }
}
//@ 1..2 warning warn_noreturn_nonvoid: non-void function does not return a value [-Wreturn-type]
int chosen(int n) {
  switch (n) {
  case 1:
    return 1;
  default:
    return 2;
  }
}
int notAll(int n) {
  switch (n) {
  case 1:
    return 1;
  case 2:
    return 2;
  }
}
//@ 1..2 warning warn_falloff_nonvoid: non-void function does not return a value in all control paths [-Wreturn-type]
int falls(int n) {
  switch (n) {
  case 1:
  default:
    break;
  }
}
//@ 1..2 warning warn_noreturn_nonvoid: non-void function does not return a value [-Wreturn-type]
int once() {
  do {
    return 1;
  } while (false);
}
void fine() {}
