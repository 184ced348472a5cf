// args: -T lib_6_6
struct Vector {
//     ^^^^^^ note note_ovl_candidate_implicit: candidate function (the implicit copy assignment operator) not viable: no known conversion from 'Other' to 'const Vector' for 1st argument
//     ^^^^^^ note note_ovl_candidate_implicit: candidate function (the implicit move assignment operator) not viable: no known conversion from 'Other' to 'Vector' for 1st argument
  float x, y;
  Vector operator+(Vector other) { return other; }
//       ^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'int' to 'Vector' for 1st argument
  float operator[](int index) { return x; }
//      ^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Other' to 'int' for 1st argument
  float operator()(float a, float b) { return a; }
//      ^^^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//      ^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Other' to 'float' for 2nd argument
  float length() { return x; }
//      ^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires 0 arguments, but 1 was provided
//      ^^^^^^ note note_possible_target_of_call: possible target for call
//      ^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires 0 arguments, but 2 were provided
  float length(float scale) { return x * scale; }
//      ^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Other' to 'float' for 1st argument
//      ^^^^^^ note note_possible_target_of_call: possible target for call
//      ^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires single argument 'scale', but 2 arguments were provided
  static float zero() { return x; }
//                             ^ error err_invalid_member_use_in_static_method: invalid use of member 'x' in static member function
  static float one() { return length(); }
//                            ^^^^^^ error err_member_call_without_object: call to non-static member function without an object argument
};
struct Derived : Vector {
//     ^^^^^^^ note note_ovl_candidate_implicit: candidate function (the implicit copy assignment operator) not viable: no known conversion from 'Vector' to 'const Derived' for 1st argument
//     ^^^^^^^ note note_ovl_candidate_implicit: candidate function (the implicit move assignment operator) not viable: no known conversion from 'Vector' to 'Derived' for 1st argument
  float z;
};
struct Other {
  float x, y;
};

void takesVector(Vector v) {}
//   ^^^^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Other' to 'Vector' for 1st argument
void takesDerived(inout Derived d) {}
//   ^^^^^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Vector' to 'Derived' for 1st argument
void takesBase(inout Vector v) {}
//   ^^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'Derived' to 'Vector' for 1st argument

void test(Vector a, Vector b, Derived d, Other other) {
  a = a + b;
  a = a + 1;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('Vector' and 'int')
  a = a - b;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('Vector' and 'Vector')
  float f = a[0];
  f = a[other];
//     ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type 'Vector'
  f = a(1, 2);
  f = a(1);
//    ^ error err_ovl_no_viable_object_call: no matching function for call to object of type 'Vector'
  f = a(1, other);
//    ^ error err_ovl_no_viable_object_call: no matching function for call to object of type 'Vector'
  f = a.length();
  f = a.length(2);
  f = a.length(other);
//      ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'length'
  f = a.length;
//      ^^^^^^ error err_reference_to_member_function: reference to non-static member function must be called; did you mean to call it with no arguments?
//             fix: insert '()' at 15
  f = a.length(1, 2);
//      ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'length'
  f = Vector::zero();
  takesVector(d);
  takesVector(other);
//^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'takesVector'
  takesBase(d);
//^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'takesBase'
  takesDerived(a);
//^^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'takesDerived'
  a = d;
  d = a;
//  ^ error err_ovl_no_viable_oper: no viable overloaded '='
  a = other;
//  ^ error err_ovl_no_viable_oper: no viable overloaded '='
  d.Vector::x = 1;
  f = d.Vector::length();
  f = -a;
//    ^ error err_typecheck_unary_expr: invalid argument type 'Vector' to unary expression
  bool truth = a && b;
//             ^ error err_typecheck_bool_condition: value of type 'Vector' is not contextually convertible to 'bool'
  Other pair[2] = {other, 1};
//                ^ error err_incorrect_num_initializers: too few initializers in list for type 'Other[2]' (expected 4 but found 3)
  Other inits[2] = {other, other};
}
