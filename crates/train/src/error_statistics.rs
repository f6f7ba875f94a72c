//! How far values are off the truth.

/// How far values are off what they should be, in discs.
///
/// ```
/// use yosumi_train::ErrorStatistics;
///
/// let mut errors = ErrorStatistics::default();
/// errors.add(3.0, 4.0, 1.0);
/// errors.add(9.0, 4.0, 1.0);
/// assert_eq!((errors.n(), errors.mean_absolute(), errors.mean_squared(), errors.bias()), (2, 3.0, 13.0, 2.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ErrorStatistics {
    n: u64,
    weight: f64,
    absolute: f64,
    squared: f64,
    signed: f64,
}

impl ErrorStatistics {
    /// Adds a value and what it should be, with a weight.
    pub fn add(&mut self, value: f64, truth: f64, weight: f64) {
        let error = value - truth;
        self.n += 1;
        self.weight += weight;
        self.absolute += weight * error.abs();
        self.squared += weight * error * error;
        self.signed += weight * error;
    }

    /// Adds all that another sum has.
    ///
    /// ```
    /// # use yosumi_train::ErrorStatistics;
    /// let [mut one, mut other] = [ErrorStatistics::default(); 2];
    /// one.add(1.0, 0.0, 1.0);
    /// other.add(0.0, 5.0, 1.0);
    /// one.add_all(&other);
    /// assert_eq!((one.n(), one.mean_absolute(), one.bias()), (2, 3.0, -2.0));
    /// ```
    pub fn add_all(&mut self, other: &Self) {
        self.n += other.n;
        self.weight += other.weight;
        self.absolute += other.absolute;
        self.squared += other.squared;
        self.signed += other.signed;
    }

    /// The number of values.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// The mean of the absolute errors; nought where there are none.
    #[must_use]
    pub fn mean_absolute(&self) -> f64 {
        self.mean(self.absolute)
    }

    /// The mean of the squared errors; nought where there are none.
    #[must_use]
    pub fn mean_squared(&self) -> f64 {
        self.mean(self.squared)
    }

    /// The mean of value minus truth; nought where there are none.
    #[must_use]
    pub fn bias(&self) -> f64 {
        self.mean(self.signed)
    }

    fn mean(&self, sum: f64) -> f64 {
        if self.weight > 0.0 { sum / self.weight } else { 0.0 }
    }
}
