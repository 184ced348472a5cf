// args: -T lib_6_6
// clang: same
struct Duplicates {
  int a;
//    ^ note note_previous_declaration: previous declaration is here
//    ^ note note_previous_definition: previous definition is here
  int a;
//    ^ error err_duplicate_member: duplicate member 'a'
  void method() {}
//     ^^^^^^ note note_previous_definition: previous definition is here
//     ^^^^^^ note note_previous_declaration: previous declaration is here
  void method() {}
//     ^^^^^^ error err_member_redeclared: class member cannot be redeclared
  int method;
//    ^^^^^^ error err_duplicate_member: duplicate member 'method'
  float a() { return 1; }
//      ^ error err_redefinition_different_kind: redefinition of 'a' as different kind of symbol
};
struct Forward;
//     ^^^^^^^ note note_forward_declaration: forward declaration of 'Forward'
Forward early;
//      ^^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'Forward'
struct Forward {
//     ^^^^^^^ note note_type_being_defined: definition of 'Forward' is not complete until the closing '}'
  Forward inner;
//        ^^^^^ error err_incomplete_type: incomplete type 'Forward' where a complete type is required
  int x;
};
Forward late;
struct Base {
  int common;
};
struct Derived : Base {
  int own;
};
struct FromNothing : Nothing {
//                   ^^^^^^^ error err_expected_class_name: expected class name
  int x;
};
struct FromInt : int {
//               ^^^ error err_expected_class_name: expected class name
  int x;
};
struct Twice : Base, Base {
//                   ^^^^ error err_duplicate_base_class: base class 'Base' specified more than once as a direct base class
  int x;
};
struct Later {
  void uses() { after = 1; }
  int after;
};
struct Declares {
//     ^^^^^^^^ note note_defined_here: Declares defined here
  void method(float x);
  static int common;
  int bits : 3;
};
void Declares::method(float x) {}
//             ^^^^^^ note note_previous_definition: previous definition is here
void Declares::absent() {}
//             ^^^^^^ error err_member_decl_does_not_match: out-of-line definition of 'absent' does not match any declaration in 'Declares'
int Declares::common = 4;
void Declares::method(float x) {}
//             ^^^^^^ error err_redefinition: redefinition of 'method'
struct Nested {
  struct Inner {
    int value;
  };
  enum Kind { One, Two };
  typedef float Number;
  Inner inner;
  Kind kind;
  Number number;
};

void uses(Derived derived, Nested nested) {
  derived.common = derived.own;
  nested.inner.value = nested.kind;
  Nested::Inner inner;
  Nested::Kind kind = Nested::One;
  Nested::Number number = 1;
  Nested::Absent absent;
//        ^^^^^^ error err_typename_nested_not_found: no type named 'Absent' in 'Nested'
  derived.absent = 1;
//        ^^^^^^ error err_no_member: no member named 'absent' in 'Derived'
}
