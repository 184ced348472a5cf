// args: -T lib_6_6
void nothing() {}
struct Empty {};

void lists_of_nothing() {
  int sized[1] = { 1, nothing() };
//                    ^^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'void' to 'int[1]'
  int open[] = { 1, (void)2 };
//                  ^ error err_typecheck_nonviable_condition: no viable conversion from 'void' to 'int[]'
  Empty empty = { nothing() };
//                ^^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'void' to 'Empty'
  int2 made = int2(1, 2, nothing());
//                       ^^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'void' to 'int2' (aka 'vector<int, 2>')
}
