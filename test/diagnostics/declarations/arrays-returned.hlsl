// args: -T lib_6_6
typedef float Row[];
Row f();
//  ^ error err_function_returning_array: function cannot return array type 'float[]'
