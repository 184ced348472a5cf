// args: -T lib_6_6
// clang: same
int test(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += i;
  for (int i = 0; i < n; ++i)
    sum += i;
  return sum + i;
//             ^ error err_undeclared_var_use: use of undeclared identifier 'i'
}
