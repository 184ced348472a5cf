// args: -T lib_6_6
interface Shape { float area(); float scaled(float by); };
//                      ^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'area' in 'Shape'
//                                    ^^^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'scaled' in 'Shape'
//                      ^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'area' in 'None'
//                                    ^^^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'scaled' in 'None'
//                                    ^^^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'scaled' in 'Some'
//                                    ^^^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'scaled' in 'Other'
interface Named { uint name(); };
//                     ^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'name' in 'Both'
//                     ^^^^ note note_pure_virtual_function: unimplemented pure virtual method 'name' in 'Beside'
struct None : Shape { };
struct Some : Shape { float area() { return 1; } };
struct All : Some { float scaled(float by) { return by; } };
struct Both : Shape, Named {
  float area() { return 1; }
  float scaled(float by) { return by; }
};
struct Declared : Shape { float area(); float scaled(float by); };
struct Other : Shape { float area() { return 1; } float scaled(int by) { return by; } };
struct Apart { uint name() { return 1; } };
struct Beside : Apart, Named { };
struct Fields { Shape shape; None none[2]; All all; };
//                    ^^^^^ error err_abstract_type_in_decl: field type 'Shape' is an abstract class
//                                ^^^^ error err_array_of_abstract_type: array of abstract class type 'None'
float takes(Shape shape) { return 1; }
//                ^^^^^ error err_abstract_type_in_decl: parameter type 'Shape' is an abstract class
float takesAll(All all) { return all.area() + all.scaled(2); }
None gives() { return (None)0; }
//   ^^^^^ error err_abstract_type_in_decl: return type 'None' is an abstract class
static Some global;
//          ^^^^^^ error err_abstract_type_in_decl: variable type 'Some' is an abstract class
cbuffer Constants { Shape constant; }
//                        ^^^^^^^^ error err_abstract_type_in_decl: variable type 'Shape' is an abstract class
void locals() {
  Both both;
//     ^^^^ error err_abstract_type_in_decl: variable type 'Both' is an abstract class
  Declared declared;
  Other other;
//      ^^^^^ error err_abstract_type_in_decl: variable type 'Other' is an abstract class
  Beside beside;
//       ^^^^^^ error err_abstract_type_in_decl: variable type 'Beside' is an abstract class
  All all[2];
}
