// args: -T lib_6_6
// clang: same
static const int four = 4;
int runtime;
int good[four * 2];
int negative[-1];
//           ^^ error err_typecheck_negative_array_size: 'negative' declared as an array with a negative size
int fraction[1.5];
//           ^^^ error err_array_size_non_int: size of array has non-integer type 'float'
int unsized[];
//  ^^^^^^^ error err_typecheck_incomplete_array_needs_initializer: definition of variable with array type needs an explicit size or an initializer
static int counted[] = {1, 2, 3};
RWBuffer<float> unbounded[];
void nothing[2];
//          ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'void'

void test() {
  int local[];
//    ^^^^^ error err_typecheck_incomplete_array_needs_initializer: definition of variable with array type needs an explicit size or an initializer
  int filled[] = {1, 2};
  const int two = 2;
  int constant[two];
  filled[1] = counted[2];
}
