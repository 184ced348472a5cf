// args: -T lib_6_6
int direct(int n) { return n == 0 ? 0 : direct(n - 1); }
//  ^^^^^^ error err_hlsl_no_recursion: recursive functions are not allowed: function 'direct' calls recursive function 'direct'
//  ^^^^^^ note note_hlsl_no_recursion: recursive function located here:
int second(int n);
int first(int n) { return second(n); }
//  ^^^^^ note note_hlsl_no_recursion: recursive function located here:
int second(int n) { return first(n); }
//  ^^^^^^ error err_hlsl_no_recursion: recursive functions are not allowed: function 'second' calls recursive function 'first'
int fine(int n) { return n; }
export int test(int n) { return direct(n) + first(n) + fine(n); }
