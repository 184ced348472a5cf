// args: -T cs_6_6

// Enums of functions and structs are written at the outermost level, where their enumerators must not meet.
enum Mode { Off, On = 4 };
struct Lamp {
  enum State { Off = 7, Dim };
  State state;
};
RWBuffer<uint> Out;
RWBuffer<uint> Dim_1;

[numthreads(1, 1, 1)]
void main() {
  enum Mode { On = 9, Dim = 10 };
  Lamp lamp;
  lamp.state = Lamp::Dim;
  Out[0] = On;
  Out[1] = ::Mode::On;
  Out[2] = lamp.state;
  Dim_1[0] = Lamp::Off + Off;
}
; ==>
// Enums of functions and structs are written at the outermost level, where their enumerators must not meet.
enum Mode_1 {
  Off = 0,
  On = 4,
};

enum Lamp_State {
  Off_1 = 7,
  Dim = 8,
};

enum Mode {
  On_1 = 9,
  Dim_2 = 10,
};

struct Lamp {
  Lamp_State state;
};

RWBuffer<uint> Out : register(u0);
RWBuffer<uint> Dim_1 : register(u1);

[numthreads(1, 1, 1)]
void main() {
  Lamp lamp;
  lamp.state = Lamp_State::Dim;
  Out[0] = (uint)Mode::On_1;
  Out[1] = (uint)Mode_1::On;
  Out[2] = (uint)lamp.state;
  Dim_1[0] = (int)Lamp_State::Off_1 + (int)Mode_1::Off;
}
