#pragma once
static const int good = 1;
