// args: -T lib_6_6 --rules dxc
enum E { A, B };
int number(E e) { return e << 1; }
//                            ^ error err_hlsl_enum_operands: cannot convert from 'int' to 'E'
//                              help: convert one of them to an integer first
int unsigned_number(E e, uint n) { return e >> n; }
//                                             ^ error err_hlsl_enum_operands: cannot convert from 'uint' (aka 'unsigned int') to 'E'
//                                               help: convert one of them to an integer first
static const int constant = B << 2;
//                               ^ error err_hlsl_enum_operands: cannot convert from 'int' to 'E'
//                                 help: convert one of them to an integer first
int both(E e) { return e << A; }
int right(E e, uint n) { return n << e; }
int converted(E e) { return (int)e << 1; }
int added(E e) { return e + 1; }
// Between the braces enumerators are numbers.
enum Flag { first = 1, second = first << 1, third = second << 1 | first, fourth = third >> 1 };
