// args: -T cs_6_6

RWBuffer<float> Out;
struct Shape;
float areaOf(Shape s);

struct Base {
  float size;
  float area() { return size; }
  void grow(float by) { size += by; }
};
struct Shape : Base {
  float height;
  static const float unit = 2.5;
  static float units(float n) { return n * unit; }
  float area() { return Base::area() * height + units(2); }
  float twice() { return areaOf(this) * 2; }
  void set(float size, float height) { this.size = size; this.height = height; }
  struct Corner { float2 at; };
  Corner corner() { Corner c; c.at = float2(size, height); return c; }
  float operator[](int i) { return i == 0 ? size : height; }
  Shape operator+(Shape other) { Shape s; s.set(size + other.size, height); return s; }
};
float areaOf(Shape s) { return s.area(); }

[numthreads(1, 1, 1)]
void main() {
  Shape s;
  s.set(Out[1], Out[2]);
  s.grow(1);
  Base b = (Base)s;
  Out[0] = s.twice() + s.Base::area() + b.area() + s.corner().at.y + Shape::units(3) + s[int(Out[3])] + (s + s).size;
}
; ==>
struct Base {
  float size;

  void grow(float by) {
    size += by;
  }

  float area() {
    return size;
  }
};

struct Shape_Corner {
  float2 at;
};

struct Shape : Base {
  float height;
  void set(float size, float height);
  static float units(float n);
  float area();
  float twice();
  Shape_Corner corner();
  float operator[](int i);
  Shape operator+(Shape other);
};

RWBuffer<float> Out : register(u0);

static const float Shape_unit = 2.5;

float areaOf(Shape s) {
  return s.area();
}

[numthreads(1, 1, 1)]
void main() {
  Shape s;
  s.set(Out[1], Out[2]);
  s.grow(1.0);
  Base b = (Base)s;
  Out[0] = s.twice() + s.Base::area() + b.area() + s.corner().at.y + Shape::units(3.0) + s[int(Out[3])] + (s + s).size;
}

void Shape::set(float size, float height) {
  this.size = size;
  this.height = height;
}

float Shape::units(float n) {
  return n * Shape_unit;
}

float Shape::area() {
  return this.Base::area() * height + Shape::units(2.0);
}

float Shape::twice() {
  return areaOf(this) * 2.0;
}

Shape_Corner Shape::corner() {
  Shape_Corner c;
  c.at = float2(size, height);
  return c;
}

float Shape::operator[](int i) {
  return i == 0 ? size : height;
}

Shape Shape::operator+(Shape other) {
  Shape s;
  s.set(size + other.size, height);
  return s;
}
