// args: -T cs_6_6

RWBuffer<float> Out;
float value() { return 1; }
namespace Math {
  static const float pi = 3;
  float value() { return ::value() + pi; }
  namespace Deep {
    enum class Mode : uint { Off, On = 4 };
    cbuffer Settings { float deep; Mode mode; };
    Texture2D Map;
    float value() { return Math::value() + deep + Map[uint2(0, 0)].x + (mode == Mode::On ? 1 : 0); }
  }
}
namespace Other { float value() { return 2; } }
using namespace Other;
enum Flags { None, First = 1, Second = 2, Both = First | Second };
static float pi = 4;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Flags f = (Flags)id.x;
  float pi = 1;
  switch (f) {
    case None: Out[1] = 1; break;
    case Both: Out[1] = 2;
    default: Out[2] = f;
  }
  Out[0] = Math::Deep::value() + Other::value() + ::pi + pi + (id.y & Second) + (Flags)1;
}
; ==>
namespace Math { namespace Deep {
enum class Mode : uint {
  Off = 0,
  On = 4,
};
} }

enum Flags {
  None = 0,
  First = 1,
  Second = 2,
  Both = 3,
};

RWBuffer<float> Out : register(u0);

namespace Math { namespace Deep {
cbuffer Settings : register(b0) {
  float deep;
  Mode mode;
};

Texture2D<float4> Map : register(t0);
} }

namespace Math {
static const float pi = 3.0;
}

static float pi = 4.0;

float value() {
  return 1.0;
}

namespace Math {
float value() {
  return ::value() + pi;
}
}

namespace Math { namespace Deep {
float value() {
  return ::Math::value() + deep + Map[uint2(0, 0)].x + (mode == Mode::On ? 1.0 : 0.0);
}
} }

namespace Other {
float value() {
  return 2.0;
}
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Flags f = (Flags)id.x;
  float pi = 1.0;
  switch (f) {
    case Flags::None:
      Out[1] = 1.0;
      break;
    case Flags::Both:
      Out[1] = 2.0;
    default:
      Out[2] = (uint)f;
  }
  Out[0] = Math::Deep::value() + Other::value() + ::pi + pi + (id.y & (int)Flags::Second) + (int)(Flags)1;
}
