// args: -T lib_6_x

// Another library has what is only declared here.
struct Loader {
  float value;
  template<typename T> static T make(uint from);
  float scaled(uint by);
  float twice(uint by) { return 2 * scaled(by); }
};

export float load(uint from) {
  Loader loader = { 1 };
  return Loader::make<float>(from) + loader.twice(from);
}
; ==>
// Another library has what is only declared here.
struct Loader {
  float value;

  float twice(uint by) {
    return 2.0 * scaled(by);
  }

  float scaled(uint by);

  static float make(uint from);
};

export float load(uint from) {
  Loader loader = { 1.0 };
  return Loader::make(from) + loader.twice(from);
}
