// args: -T cs_6_6
RWBuffer<int> output;
int answer();
//  ^^^^^^ note note_previous_declaration: previous declaration is here
int other(int value);
float other(float value);

[numthreads(1, 1, 1)] void main() {
  int answer();
  float other(float value);
  output[0] = answer() + other(2);
}

void wrong() {
  float answer();
//      ^^^^^^ error err_ovl_diff_return_type: functions that differ only in their return type cannot be overloaded
}

int answer() { return 42; }
float other(float value) { return value; }
